import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadOwnData } from '#web/data/user.ts'
import { saveAs } from '#web/lib/save-as.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'

/** All that is kept about me, as a file. */
export function OwnData() {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<'failed' | 'tooOften'>()
  const fetchIt = async () => {
    if (isBusy) return
    setBusy(true)
    setFault(undefined)
    try {
      const file = await downloadOwnData()
      if (file === 'too often') setFault('tooOften')
      else saveAs(file, t('profile.ownData.file'))
    } catch {
      setFault('failed')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div>
      <BusyButton
        variant="default"
        size="sm"
        leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
        busy={isBusy}
        busyLabel={t('profile.ownData.busy')}
        onClick={() => void fetchIt()}
      >
        {t('profile.ownData.action')}
      </BusyButton>
      <div role="alert">{fault && <Fault>{t(`profile.ownData.${fault}`)}</Fault>}</div>
    </div>
  )
}
