import { shipDateForEvent } from '@teamloom/commerce/delivery/delivery-dates.ts'
import { paymentDeadline } from '@teamloom/commerce/payments/payment-instructions.ts'
import { taxDayOf } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import type { DeskFacts } from '@teamloom/contract/staff-list.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '#api/platform/database/database.ts'
import { atWorkshop } from '#api/requests/at-workshop.ts'
import { ownPaymentDays } from '#api/requests/own-payment-days.ts'

/** OR41: what staff are told of requests in a list: who is in charge of each, when it changed, how its proof and money stand. */
export async function loadDeskFacts(
  tx: Reader,
  preorderIds: readonly string[],
  { now, paymentDays }: { readonly now: Date; readonly paymentDays: number },
): Promise<(preorderId: string) => DeskFacts> {
  if (preorderIds.length === 0) return () => nothing
  const rows = await tx.rows<{
    id: string
    changed_at: string
    project_number: string | null
    in_charge: DeskFacts['inCharge']
    proof: DeskFacts['proof']
    at_workshop: DeskFacts['atWorkshop']
    event_date: string | null
    ship_date: string | null
    paid: number
    due: number
    due_since: string | null
    payment_days: number | null
  }>(sql`
    select preorder.id, preorder.project_number,
      to_char(preorder.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as changed_at,
      (select jsonb_build_object('id', member.id, 'first_name', member.first_name, 'last_name', member.last_name)
        from users member where member.id = preorder.in_charge_id) as in_charge,
      (select jsonb_build_object('proofNumber', proof.number,
          'sentAt', to_char(proof.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'designs', jsonb_array_length(proof.content -> 'items'),
          'answered', count(answer.id), 'approved', count(answer.id) filter (where answer.approved))
        from proofs proof left join proof_answers answer on answer.proof_id = proof.id and answer.voided_at is null
        where proof.preorder_id = preorder.id
        group by proof.id order by proof.number desc limit 1) as proof,
      listing.event_on::text as event_date,
      (select techpack.wanted_ship_date::text from techpacks techpack
        where techpack.preorder_id = preorder.id) as ship_date, listing.paid::float8 as paid, listing.due::float8 as due,
      listing.due_since::text as due_since,
      ${ownPaymentDays(sql`preorder.id`)} as payment_days, ${atWorkshop(sql`preorder.id`)} as at_workshop
    from preorders preorder join preorder_listings listing on listing.preorder_id = preorder.id where preorder.id in ${[...preorderIds]}`)
  const today = taxDayOf(now)
  const byId = new Map(
    rows.map(row => {
      const dueOn = row.due_since && paymentDeadline(row.due_since, row.payment_days ?? paymentDays)
      const facts: DeskFacts = {
        changedAt: row.changed_at,
        projectNumber: row.project_number,
        inCharge: row.in_charge,
        eventDate: row.event_date,
        wantedShipDate: row.ship_date ?? (row.event_date && shipDateForEvent(row.event_date)),
        paid: row.paid,
        due: row.due,
        dueOn,
        isOverdue: dueOn !== null && dueOn < today,
        proof: row.proof,
        atWorkshop: row.at_workshop,
      }
      return [row.id, facts]
    }),
  )
  return preorderId => byId.get(preorderId) ?? nothing
}

const nothing: DeskFacts = {
  changedAt: new Date(0).toISOString(),
  projectNumber: null,
  inCharge: null,
  eventDate: null,
  wantedShipDate: null,
  paid: 0,
  due: 0,
  dueOn: null,
  isOverdue: false,
  proof: null,
  atWorkshop: null,
}
