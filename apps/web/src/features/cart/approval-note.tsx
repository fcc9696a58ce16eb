import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '#web/data/cart-lines.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { Notice } from '#web/ui/notice.tsx'

/** RV20: the team's yes where it is asked for: given, or who is missing and whether the order waits for it. */
export function ApprovalNote({ line: { approval, projectId } }: { readonly line: CartLine }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (!approval) return null
  const names = new Intl.ListFormat(`${locale}-CA`).format(approval.missing.map(({ name }) => name))
  const waits = [
    t('cart.approval.waits', { yes: approval.yes, needed: approval.needed }),
    ...(names ? [t('cart.approval.missing', { names })] : []),
    t(approval.blocks ? 'cart.approval.blocks' : 'cart.approval.warns'),
  ].join(' ')
  return (
    <Notice
      kind={approval.isGiven ? 'ok' : 'warn'}
      text={approval.isGiven ? t('cart.approval.given') : waits}
      action={
        <Link to="/projects/$projectId/feedback" params={{ projectId }}>
          {t('cart.approval.see')}
        </Link>
      }
    />
  )
}
