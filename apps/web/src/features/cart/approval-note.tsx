import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '#web/data/cart-lines.ts'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { Notice } from '#web/ui/notice.tsx'

/** How many of those who are missing are named. */
const mostNamed = 6

/** RV20: the team's yes where it is asked for: given, or who is missing and whether the order waits for it. */
export function ApprovalNote({ line: { approval, projectId } }: { readonly line: CartLine }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (!approval) return null
  const named = approval.missing.slice(0, mostNamed).map(({ name }) => name)
  const more = approval.asked - approval.yes - named.length
  const names = new Intl.ListFormat(`${locale}-CA`).format([
    ...named,
    ...(more > 0 ? [t('cart.approval.more', countOf(more, locale))] : []),
  ])
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
