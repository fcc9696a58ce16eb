import { IconLock } from '@tabler/icons-react'
import type { DesignAbility } from '@teamloom/design/actions/action.ts'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/controls/panel.module.css'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'

type Props = { readonly ability: DesignAbility; readonly children: ReactNode }

/** Controls of something that the account may not do are seen with the reason, and cannot be used. */
export function Allowed({ ability, children }: Props) {
  const reason = useId()
  const withheld = useWithheld(ability)
  if (!withheld) return children
  return (
    <fieldset disabled className={classes.withheld} aria-describedby={reason}>
      <p id={reason} className={classes.reason}>
        <IconLock size={14} stroke={1.6} aria-hidden /> {withheld}
      </p>
      {children}
    </fieldset>
  )
}

/** Why somebody may not do something; null when they may. */
export function useWithheld(ability: DesignAbility): string | null {
  const { t } = useTranslation()
  const { may, looksOnly } = useStudio()
  if (may(ability)) return null
  return looksOnly ? t('withheld.looksOnly') : t(`withheld.${ability}`)
}
