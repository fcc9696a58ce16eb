import { Button, FileButton } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { type Logo, type LogoSide, mostLogoBytes } from '@teamloom/commerce/house/logo.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/shop-brand/brand.module.css'
import type { SettingDrafts } from '#web/shown/settings/use-setting-drafts.ts'
import { Fault } from '#web/ui/fault.tsx'

type Props = {
  readonly side: LogoSide
  readonly drafts: SettingDrafts
  readonly isReadOnly: boolean
}

/** A logo from a file: what of it is safe is seen once it is set. */
export function LogoField({ side, drafts, isReadOnly }: Props) {
  const { t } = useTranslation()
  const [fault, setFault] = useState<'logoTooLarge' | 'logoUnread'>()
  const key = `logo/${side}`
  const logo = drafts.valueOf(key) as Logo
  const choose = async (file: File | null) => {
    if (!file) return
    const kind = kindOf(file)
    if (file.size > mostLogoBytes) return setFault('logoTooLarge')
    if (!kind || file.size === 0) return setFault('logoUnread')
    setFault(undefined)
    drafts.set(key, { kind, data: base64Of(new Uint8Array(await file.arrayBuffer())) })
  }
  return (
    <div role="group" aria-label={t(`shop.brand.logos.${side}`)}>
      <p className={classes.label}>{t(`shop.brand.logos.${side}`)}</p>
      {logo && (
        <div className={classes.logo} data-side={side}>
          <img src={`data:${kinds[logo.kind]};base64,${logo.data}`} alt={t(`shop.brand.logos.${side}`)} />
        </div>
      )}
      {fault && <Fault>{t(`shop.brand.${fault}`)}</Fault>}
      {!isReadOnly && (
        <div className={classes.buttons}>
          <FileButton accept={Object.values(kinds).join(',')} onChange={file => void choose(file)}>
            {props => (
              <Button
                variant="default"
                size="sm"
                leftSection={<IconUpload size={18} stroke={1.6} aria-hidden />}
                {...props}
              >
                {t('shop.brand.chooseLogo')}
              </Button>
            )}
          </FileButton>
          {logo && (
            <Button
              variant="subtle"
              color="gray"
              size="sm"
              leftSection={<IconTrash size={18} stroke={1.6} aria-hidden />}
              onClick={() => drafts.set(key, null)}
            >
              {t('shop.brand.removeLogo')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

const kinds = { svg: 'image/svg+xml', png: 'image/png' } as const

function kindOf({ type, name }: File): 'svg' | 'png' | undefined {
  if (type === kinds.svg || /\.svg$/i.test(name)) return 'svg'
  return type === kinds.png || /\.png$/i.test(name) ? 'png' : undefined
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
}
