import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/checkout/checkout-steps.module.css'

type Props = {
  readonly current: 'cart' | 'delivery'
  /** Where the designs are that this cart came from. */
  readonly projectId: string | undefined
}

const steps = ['designs', 'cart', 'delivery'] as const

/** Designs, my cart, delivery: where one is, and the way back. */
export function CheckoutSteps({ current, projectId }: Props) {
  const { t } = useTranslation()
  const at = steps.indexOf(current)
  return (
    <nav aria-label={t('cart.steps.label')}>
      <ol className={classes.root}>
        {steps.map((step, index) => {
          const isDone = index < at
          const content = (
            <>
              <span className={classes.number}>
                {isDone ? (
                  <IconCheck size={14} stroke={2.2} role="img" aria-label={t('cart.steps.done')} />
                ) : (
                  index + 1
                )}
              </span>
              {t(`cart.steps.${step}`)}
            </>
          )
          return (
            <Fragment key={step}>
              {index > 0 && <li className={classes.line} aria-hidden />}
              <li
                className={classes.step}
                data-state={isDone ? 'done' : index === at ? 'current' : 'ahead'}
                aria-current={index === at ? 'step' : undefined}
              >
                {!isDone ? (
                  <span className={classes.content}>{content}</span>
                ) : step === 'cart' ? (
                  <Link to="/cart" className={classes.content}>
                    {content}
                  </Link>
                ) : projectId ? (
                  <Link to="/projects/$projectId/designs" params={{ projectId }} className={classes.content}>
                    {content}
                  </Link>
                ) : (
                  <Link to="/home" className={classes.content}>
                    {content}
                  </Link>
                )}
              </li>
            </Fragment>
          )
        })}
      </ol>
    </nav>
  )
}
