import { regions } from '@teamloom/commerce/addresses/regions.ts'
import { taxDayOf } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '#web/data/cart-lines.ts'
import { useProjects } from '#web/data/projects.ts'
import type { DeliveryPlace } from '#web/data/tax-estimate.ts'
import { useTeams } from '#web/data/teams.ts'
import { useMe } from '#web/data/user.ts'
import { quotationNumber } from '#web/features/cart/quotation-number.ts'
import { useLabel } from '#web/lib/i18n.ts'
import { PrintHead } from '#web/shown/print-head.tsx'

type Props = { readonly lines: readonly CartLine[]; readonly place: DeliveryPlace | undefined }

/** The head of the cart on paper: its number, for whom it is, and until when it holds. */
export function QuotationHead({ lines, place }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const [today] = useState(() => new Date())
  const me = useMe().data
  const project = useProjects().data?.find(({ id }) => id === lines[0]?.projectId)
  const team = useTeams().data?.find(({ id }) => id === project?.team_id)
  const region = place && regions[place.country].find(({ code }) => code === place.state)
  const client = [
    ...(team ? [team.name] : []),
    ...(me ? [`${me.firstName} ${me.lastName}`, me.email] : []),
    ...(region ? [label(region.label)] : []),
  ]
  return (
    <PrintHead
      title={t('quotation.numbered', { number: quotationNumber(taxDayOf(today), lines) })}
      at={today}
      isQuotation
      client={client}
    />
  )
}
