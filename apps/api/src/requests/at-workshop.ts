import { eventsOfTechpack } from '@teamloom/commerce/orders/events/index.ts'
import type { AtWorkshop } from '@teamloom/contract/staff-list.ts'
import { type SQL, sql } from 'drizzle-orm'

/** TP33: the last release of a request's techpack that is there, and whether the request was changed since. */
export const atWorkshop = (preorderId: SQL) => sql<AtWorkshop | null>`(
  select jsonb_build_object('release', last.number,
    'at', to_char(last.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'isChanged', exists (select from preorder_events event where event.preorder_id = ${preorderId}
      and event.created_at > last.made_at and event.name in (${sql.join(
        eventsOfTechpack.map(name => sql`${name}`),
        sql`, `,
      )})))
  from (select release.number, min(release.created_at) as made_at
    from techpack_releases release join techpacks techpack on techpack.id = release.techpack_id
    where techpack.preorder_id = ${preorderId} and release.state = 'ready'
    group by release.number order by release.number desc limit 1) last)`
