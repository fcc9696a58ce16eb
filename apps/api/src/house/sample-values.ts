import type { FieldValues } from '@teamloom/commerce/house/mails/mail-text.ts'
import { longDateText } from '@teamloom/kit/date-text.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { and, desc, eq, isNull, max } from 'drizzle-orm'
import type { Actor } from '#api/access/caller.ts'
import { orders, preorders, projects, teamMembers, teams } from '#api/db/tables.ts'
import { greeting } from '#api/mails/greeting.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** Where the house has none of its own yet. */
const words = {
  en: {
    team: 'Wolves Rowing',
    theTeam: (team: string) => `the team ${team}`,
    project: 'Spring kit',
    roles: 'a designer',
  },
  fr: {
    team: 'Aviron Les Loups',
    theTeam: (team: string) => `l’équipe ${team}`,
    project: 'Tenue du printemps',
    roles: 'à la conception',
  },
} as const satisfies Record<Locale, unknown>

const soonMs = 30 * 86_400_000

/** ST33: each field of mails as it is today: numbers are the house's newest, names those of whoever asks. */
export async function sampleValues(tx: Reader, actor: Actor, locale: Locale, now: Date) {
  const sample = words[locale]
  const [request] = await tx.select({ number: max(preorders.number) }).from(preorders)
  const [order] = await tx.select({ number: max(orders.number) }).from(orders)
  const own = await newestOf(tx, actor.id)
  const team = own?.team ?? sample.team
  const inZone = { timeZone: 'America/Toronto' }
  return {
    hello: greeting(actor, locale),
    request: request?.number ?? 1,
    order: order?.number ?? 1,
    date: longDateText(new Date(now.getTime() + soonMs), locale, inZone),
    who: `${actor.firstName} ${actor.lastName}`.trim(),
    team,
    theTeam: sample.theTeam(team),
    project: own?.project ?? sample.project,
    roles: sample.roles,
    service: 'Google',
    month: new Intl.DateTimeFormat(`${locale}-CA`, { month: 'long', year: 'numeric', ...inZone }).format(now),
  } satisfies FieldValues
}

/** The newest project of somebody's own, with its team. */
async function newestOf(tx: Reader, userId: string) {
  const [own] = await tx
    .select({ team: teams.name, project: projects.name })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .innerJoin(projects, eq(projects.teamId, teams.id))
    .where(and(eq(teamMembers.userId, userId), isNull(teams.deletedAt), isNull(projects.deletedAt)))
    .orderBy(desc(projects.createdAt))
    .limit(1)
  return own
}
