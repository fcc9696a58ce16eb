import { VisuallyHidden } from '@mantine/core'
import { IconBrush, IconMail, IconPackages } from '@tabler/icons-react'
import type { DataOf } from '@teamloom/contract/call.ts'
import type { systemCalls } from '@teamloom/contract/system.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/screens/home/support-boxes.module.css'

type Props = { readonly provider: DataOf<typeof systemCalls.provider> }

/** Whom to write to with a question, where to find a designer, and who sees to large orders. */
export function SupportBoxes({ provider }: Props) {
  const { t } = useTranslation()
  const boxes = [
    { key: 'help', icon: IconMail, href: `mailto:${provider.supportEmail}`, words: provider.supportEmail },
    {
      key: 'designer',
      icon: IconBrush,
      href: provider.designerUrl,
      words: t('home.support.designer.action'),
    },
    { key: 'sales', icon: IconPackages, href: `mailto:${provider.salesEmail}`, words: provider.salesEmail },
  ] as const
  return (
    <section className={classes.root} aria-labelledby="support">
      <h2 id="support" className={classes.heading}>
        {t('home.support.title')}
      </h2>
      <ul className={classes.boxes}>
        {boxes.map(({ key, icon: Icon, href, words }) => {
          const isExternal = key === 'designer'
          return (
            <li key={key} className={classes.box}>
              <Icon size={22} stroke={1.6} aria-hidden />
              <h3 className={classes.title}>{t(`home.support.${key}.title`)}</h3>
              <p className={classes.text}>{t(`home.support.${key}.text`)}</p>
              <a
                className={classes.link}
                href={href}
                {...(isExternal && { target: '_blank', rel: 'noopener' })}
              >
                {words}
                {isExternal && <VisuallyHidden>, {t('nav.newTab')}</VisuallyHidden>}
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
