import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { CallError } from '@teamloom/contract/client.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { beginDesign } from '#web/data/guest.ts'
import { useWordsOfFault, waitText } from '#web/features/account/words-of-fault.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { keepsNothing } from '#web/lib/refused-storage.ts'
import { showToast } from '#web/lib/toast.tsx'
import classes from '#web/screens/start/start-screen.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OpeningStudio } from '#web/ui/opening-studio.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

/** From a public page to the studio, with what stood on its stage; nobody is asked who they are. */
export function StartScreen() {
  const { t } = useTranslation()
  const locale = useLocale()
  const navigate = useNavigate()
  const { family, product } = useParams({ from: '/start/$family/$product' })
  const colors = useSearch({ from: '/start/$family/$product' })
  const [error, setError] = useState<unknown>()
  const begun = useRef(false)
  usePageTitle(t('guest.opening'))

  useEffect(() => {
    // Once, however often the page is drawn.
    if (begun.current || error) return
    begun.current = true
    const open = async () => {
      const { record, isNewGuest } = await beginDesign({ family, product, colors, language: locale })
      if (keepsNothing()) {
        showToast({ key: 'guest.kept', kind: 'warning', message: t('guest.keptInTab'), seconds: 20 })
      } else if (isNewGuest) {
        showToast({ key: 'guest.kept', kind: 'info', message: t('guest.kept'), seconds: 12 })
      }
      await navigate({ to: '/design/$designId', params: { designId: record.designId }, replace: true })
    }
    open().catch(setError)
  }, [family, product, colors, locale, navigate, t, error])

  const again = () => {
    begun.current = false
    setError(undefined)
  }
  return error ? (
    <Failed error={error} onRetry={again} />
  ) : (
    <OpeningStudio>{t('guest.opening')}</OpeningStudio>
  )
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const wordsOf = useWordsOfFault()
  const refusal = error instanceof CallError ? error : undefined
  const isUnknown = refusal?.errorKey === 'unknownProduct'
  const wait = refusal?.errorKey === 'too_many_requests' && refusal.retryAfterSeconds
  const text = isUnknown
    ? t('guest.failed.unknown')
    : wait
      ? t('guest.failed.busy', { wait: waitText(wait, locale) })
      : wordsOf(error)
  return (
    <main className={classes.failed} role="alert">
      <EmptyState
        icon={IconRefresh}
        title={t('guest.failed.title')}
        text={text}
        action={
          <div className={classes.ways}>
            {isUnknown ? (
              <Button component="a" href={locale === 'fr' ? '/fr/produits' : '/products'}>
                {t('guest.failed.products')}
              </Button>
            ) : (
              <Button onClick={onRetry}>{t('common.retry')}</Button>
            )}
            <Button variant="default" renderRoot={props => <Link to="/signup" {...props} />}>
              {t('guest.failed.signUp')}
            </Button>
          </div>
        }
      />
    </main>
  )
}
