import { Button, Skeleton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCustomers } from '#web/data/quotes.ts'
import { MakeCustomer } from '#web/features/orders/new-request/make-customer.tsx'
import classes from '#web/features/orders/new-request/new-request.module.css'
import { Notice } from '#web/ui/notice.tsx'

/** Whom the request is for: found by words, or made. */
export function FindCustomer({ onFound }: { readonly onFound: (userId: string) => void }) {
  const { t } = useTranslation()
  const [words, setWords] = useState('')
  const [search] = useDebouncedValue(words.trim(), 250)
  const [isMaking, setMaking] = useState(false)
  const found = useCustomers(search)
  if (isMaking)
    return <MakeCustomer words={words.trim()} onMade={onFound} onCancel={() => setMaking(false)} />
  return (
    <>
      <div className={classes.line}>
        <TextInput
          className={classes.grow!}
          autoFocus
          label={t('newRequest.search')}
          description={t('newRequest.searchHint')}
          leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
          autoComplete="off"
          maxLength={100}
          value={words}
          onChange={event => setWords(event.currentTarget.value)}
        />
        <Button
          variant="default"
          leftSection={<IconUserPlus size={18} stroke={1.6} aria-hidden />}
          onClick={() => setMaking(true)}
        >
          {t('newRequest.make')}
        </Button>
      </div>
      {search !== '' && found.isPending && (
        <div role="status" aria-label={t('common.loading')} className={classes.people}>
          {[0, 1].map(line => (
            <Skeleton key={line} height={58} radius={8} />
          ))}
        </div>
      )}
      {found.isError && !found.data && (
        <Notice
          kind="error"
          text={t('newRequest.searchFailed')}
          action={
            <Button variant="subtle" size="xs" onClick={() => void found.refetch()}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {search !== '' && found.data && (
        <>
          <p role="status" className={classes.quiet}>
            {found.data.length === 0 ? t('newRequest.nobody') : t('newRequest.found')}
          </p>
          <ul className={classes.people}>
            {found.data.map(({ id, first_name, last_name, email, teams }) => (
              <li key={id}>
                <button type="button" className={classes.person} onClick={() => onFound(id)}>
                  <b>{`${first_name} ${last_name}`}</b>
                  <span>{email}</span>
                  <span className={classes.quiet}>{teams.map(({ name }) => name).join(', ')}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
