import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#web/ui/head-link.module.css'

type Props = { readonly isQuotation: boolean; readonly onPrint: () => void }

/** In the hand of the links of a page's head. */
export function PrintButton({ isQuotation, onPrint }: Props) {
  const { t } = useTranslation()
  return (
    <button type="button" className={classes.root} onClick={onPrint}>
      <IconPrinter size={18} stroke={1.6} aria-hidden />
      {t(isQuotation ? 'quotation.printIt' : 'quotation.print')}
    </button>
  )
}
