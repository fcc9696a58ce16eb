import { Button, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/ui/copy-button.module.css'

type Props = {
  readonly text: string | undefined
  /** What the button says to copy, where there are several. */
  readonly label?: string
}

/** Copies the text, once it is known; for a while it says that it did. */
export function CopyButton({ text, label }: Props) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 3000)
    return () => clearTimeout(timer)
  }, [copied])
  const Mark = copied ? IconCheck : IconCopy
  return (
    <>
      <Button
        variant="default"
        {...(copied && { className: classes.copied })}
        leftSection={<Mark size={18} stroke={1.6} aria-hidden />}
        disabled={!text}
        aria-label={copied ? undefined : label}
        onClick={async event => {
          const button = event.currentTarget
          setCopied(await copy(text ?? ''))
          button.focus()
        }}
      >
        {t(copied ? 'common.copied' : 'common.copy')}
      </Button>
      <VisuallyHidden role="status">{copied && t('common.copied')}</VisuallyHidden>
    </>
  )
}

/** Copies a text, also on a page that is not served securely, where there is no clipboard to write to. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    // In the dialog, if one is open: it keeps the focus to itself.
    const place = document.activeElement?.closest('[role="dialog"]') ?? document.body
    place.append(field)
    field.select()
    const isCopied = document.execCommand('copy')
    field.remove()
    return isCopied
  }
}
