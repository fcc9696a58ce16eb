import type { Colleague } from '@teamloom/contract/collaboration.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/orders/preorder/company.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { InitialAvatar } from '#web/ui/initial-avatar.tsx'
import { initialsOf } from '#web/ui/initials-of.ts'

const shown = 3

/** Who else of staff looks at the request now. */
export function Company({ colleagues }: { readonly colleagues: readonly Colleague[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [first, ...others] = colleagues
  return (
    <span className={classes.root} role="status">
      {colleagues.slice(0, shown).map(person => (
        <InitialAvatar
          key={person.userId}
          id={person.userId}
          name={person.firstName}
          letters={initialsOf(person)}
          imageUrl={person.imageUrl}
          size={26}
        />
      ))}
      {first && (
        <span className={classes.words}>
          {others.length === 0
            ? t('preorder.company.one', { name: first.firstName })
            : t('preorder.company.more', { name: first.firstName, ...countOf(others.length, locale) })}
        </span>
      )}
    </span>
  )
}
