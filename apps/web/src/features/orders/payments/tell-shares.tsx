import { IconMailForward } from '@tabler/icons-react'
import { shareWords } from '@teamloom/commerce/payments/share-words.ts'
import type { Split } from '@teamloom/contract/split.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMakeSplit } from '#web/data/split.ts'
import { useMe } from '#web/data/user.ts'
import panel from '#web/features/orders/payments/payment-panel.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { MailDialog } from '#web/ui/mail-dialog.tsx'

/** Mails their share to those who owe something, once it was read what they get and how many they are. */
export function TellShares({ split }: { readonly split: Split }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [isAsked, setIsAsked] = useState(false)
  const firstName = useMe().data?.firstName ?? ''
  const tell = useMakeSplit(split.orderId)
  const told = split.lines.filter(({ isToTell }) => isToTell)
  const wasTold = split.lines.some(({ toldAt, isPaid }) => toldAt && !isPaid)
  if (!split.canPayByCard) return null
  const count = countOf(told.length, locale)
  const send = () =>
    tell.mutate(true, {
      onSuccess: () => {
        setIsAsked(false)
        showToast({ key: 'split.told', kind: 'info', message: t('payments.split.told', count) })
      },
    })
  if (told.length === 0) return wasTold ? <p className={panel.hint}>{t('payments.split.allTold')}</p> : null
  return (
    <>
      <BusyButton
        variant="default"
        size="sm"
        leftSection={<IconMailForward size={18} stroke={1.6} aria-hidden />}
        busy={tell.isPending}
        busyLabel={t('payments.split.telling')}
        onClick={() => setIsAsked(true)}
      >
        {t('payments.split.tell', count)}
      </BusyButton>
      {isAsked && (
        <MailDialog
          title={t('payments.split.tellTitle')}
          languages={told.map(({ language }) => language)}
          mailIn={language => shareWords(firstName, language)}
          note={t('payments.split.tellNote')}
          confirmLabel={t('payments.split.tell', count)}
          isBusy={tell.isPending}
          onClose={() => setIsAsked(false)}
          onSend={send}
        />
      )}
    </>
  )
}
