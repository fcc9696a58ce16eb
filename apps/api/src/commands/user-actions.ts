import { randomBytes } from 'node:crypto'
import { abilityNames, staffRoles } from '@teamloom/commerce/access/access.ts'
import { erasedOn } from '@teamloom/commerce/access/deletion.ts'
import { passwordSchema } from '@teamloom/contract/words.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { isLastAdmin } from '#api/access/last-admin.ts'
import { beginDeletion } from '#api/accounts/delete-account.ts'
import { removeAllFactors } from '#api/accounts/factors/second-factor.ts'
import { isOwnDataAwaited, lineUpOwnData } from '#api/accounts/own-data-line.ts'
import { hashPassword } from '#api/accounts/passwords.ts'
import { setPassword } from '#api/accounts/set-password.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { CommandProblem, say } from '#api/commands/run-command.ts'
import type { Config } from '#api/config.ts'
import { userRoles, users } from '#api/db/tables.ts'
import type { Database, Reader, Tx } from '#api/platform/database/database.ts'
import type { JobQueue } from '#api/platform/jobs/jobs.ts'

const help = `npm run user -- list
npm run user -- grant <email> admin|designer|bookkeeper|workshop
npm run user -- revoke <email> admin|designer|bookkeeper|workshop
npm run user -- withhold <email> <ability>…
npm run user -- give-back <email> <ability>…
npm run user -- reset-password <email> [new password]
npm run user -- remove-factors <email>
npm run user -- export <email>
npm run user -- delete <email>`

/** What the operator can have done; each transaction is its own, and waits for nothing but the database. */
export function findUserAction(name: string): Action {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) throw new CommandProblem(`Say what to do:\n${help}`)
  return action
}

/** `openJobs`: begun for what is mailed. */
type Operator = {
  readonly config: Config
  readonly openJobs: () => Promise<Omit<JobQueue, 'work'>>
}

type Action = (
  database: Pick<Database, 'write'>,
  args: readonly string[],
  operator: Operator,
) => Promise<void>

const inside =
  (work: (tx: Tx, args: readonly string[]) => Promise<void>): Action =>
  (database, args) =>
    database.write(tx => work(tx, args))

const actions: Readonly<Record<string, Action>> = {
  list: inside(list),
  grant: inside(grant),
  revoke: inside(revoke),
  withhold: inside(withhold),
  'give-back': inside(giveBack),
  'reset-password': resetPassword,
  'remove-factors': inside(removeFactors),
  export: exportAccount,
  delete: deleteAccount,
}

/** Staff first, then everybody else, in order of their emails. */
async function list(tx: Reader): Promise<void> {
  const rows = await tx
    .select({
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      roles: sql<string[]>`array(select role from ${userRoles} where user_id = ${users}.id order by role)`,
    })
    .from(users)
    .orderBy(
      sql`exists (select 1 from ${userRoles} where ${userRoles.userId} = ${users}.id) desc`,
      asc(users.email),
    )
  for (const row of rows) {
    say([row.email, `${row.firstName} ${row.lastName}`.trim(), ['user', ...row.roles].join(', ')].join('\t'))
  }
  if (rows.length === 0) say('Nobody has an account yet.')
}

async function grant(tx: Tx, [email, role]: readonly string[]): Promise<void> {
  const { id } = await getUser(tx, email)
  const granted = checkRole(role)
  await tx.insert(userRoles).values({ userId: id, role: granted }).onConflictDoNothing()
  say(`${email} is ${granted} now.`)
}

async function revoke(tx: Tx, [email, role]: readonly string[]): Promise<void> {
  const revoked = checkRole(role)
  const found = await findUser(tx, email)
  // Before the account is locked, as everywhere.
  if (revoked === 'admin' && (await isLastAdmin(tx, found.id)))
    throw new CommandProblem(`${email} is the only admin: make another one first.`)
  const { id } = await getUser(tx, email)
  await tx.delete(userRoles).where(and(eq(userRoles.userId, id), eq(userRoles.role, revoked)))
  say(`${email} is not ${revoked} any more.`)
}

/** `canDeleteTeam` and its likes: what the account may not do from now on, on its open sessions too. */
async function withhold(tx: Tx, [email, ...abilities]: readonly string[]): Promise<void> {
  const { id, withheld } = await getUser(tx, email)
  const taken = checkAbilities(abilities)
  await tx
    .update(users)
    .set({ withheld: [...new Set([...withheld, ...taken])] })
    .where(eq(users.id, id))
  say(`${email} has not ${taken.join(', ')} any more.`)
}

async function giveBack(tx: Tx, [email, ...abilities]: readonly string[]): Promise<void> {
  const { id, withheld } = await getUser(tx, email)
  const given = checkAbilities(abilities)
  await tx
    .update(users)
    .set({ withheld: withheld.filter(ability => !given.includes(ability)) })
    .where(eq(users.id, id))
  say(`${email} has ${given.join(', ')} again.`)
}

/** Without a password of the operator's, one is made and told. */
async function resetPassword(
  database: Pick<Database, 'write'>,
  [email, given]: readonly string[],
): Promise<void> {
  const password = given ?? `${randomBytes(12).toString('base64url')}aA1`
  if (!passwordSchema.safeParse(password).success) {
    throw new CommandProblem(
      'A password has 8 to 200 characters with a lowercase letter, an uppercase letter and a digit.',
    )
  }
  const passwordHash = await hashPassword(password)
  await database.write(async tx => setPassword(tx, await getUser(tx, email), passwordHash))
  say(
    given
      ? `${email} has the new password; all their sessions are over.`
      : `${email} has the password ${password} now; all their sessions are over.`,
  )
}

/** AC66: for somebody who has lost theirs. */
async function removeFactors(tx: Tx, [email]: readonly string[]): Promise<void> {
  const { id } = await getUser(tx, email)
  const had = await removeAllFactors(tx, id)
  if (!had) throw new CommandProblem(`${email} has no second factor.`)
  await recordAudit(tx, { kind: 'factors_taken', subjectId: id }, new Date())
  say(`${email} has no second factor any more; all their sessions are over.`)
}

/** OD1: on its owner’s request, to whom alone the link is mailed. */
async function exportAccount(
  database: Pick<Database, 'write'>,
  [email]: readonly string[],
  { openJobs }: Operator,
): Promise<void> {
  const jobs = await openJobs()
  try {
    await database.write(async tx => {
      const { id } = await getUser(tx, email)
      if (!(await isOwnDataAwaited(tx, id, jobs))) await lineUpOwnData(tx, id, jobs)
    })
  } finally {
    await jobs.stop()
  }
  say(`The running product gathers what is kept about ${email}, and mails them the link.`)
}

/** OD2: on its owner's request, as they could themselves. */
async function deleteAccount(
  database: Pick<Database, 'write'>,
  [email]: readonly string[],
  { config, openJobs }: Operator,
): Promise<void> {
  const now = new Date()
  const jobs = await openJobs()
  try {
    const begun = await database.write(async tx => {
      const { id } = await findUser(tx, email)
      return beginDeletion(tx, id, now, { config, jobs })
    })
    if (!begun.ok)
      throw new CommandProblem(
        begun.refusal.code === 'last_admin'
          ? `${email} is the only admin: make another one first.`
          : `An order of ${email} is not settled: the account is kept until nothing is owed.`,
      )
  } finally {
    await jobs.stop()
  }
  const day = erasedOn(now).toISOString().slice(0, 10)
  say(
    `${email} is logged out everywhere. Until ${day} they may log in and keep the account; then it is gone.`,
  )
}

type FoundUser = { readonly id: string; readonly email: string; readonly withheld: readonly string[] }

/** Locked: what it is given and what is taken from it is written whole. */
async function getUser(tx: Reader, email: string | undefined): Promise<FoundUser> {
  const { id } = await findUser(tx, email)
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
  return findUser(tx, email)
}

async function findUser(tx: Reader, email: string | undefined): Promise<FoundUser> {
  if (!email) throw new CommandProblem(`Name an email:\n${help}`)
  const [found] = await tx
    .select({ id: users.id, email: users.email, withheld: users.withheld })
    .from(users)
    .where(eq(users.email, email.trim().toLowerCase()))
  if (!found) throw new CommandProblem(`Nobody has an account as ${email}.`)
  return found
}

/** Everybody is a user: that role is neither given nor taken. */
function checkRole(role: string | undefined): string {
  const known = staffRoles.find(each => each === role)
  if (!known) throw new CommandProblem(`Name a role, ${staffRoles.join(', ')}:\n${help}`)
  return known
}

function checkAbilities(abilities: readonly string[]): readonly string[] {
  const names: readonly string[] = abilityNames
  if (abilities.length === 0 || !abilities.every(each => names.includes(each))) {
    throw new CommandProblem(`Name abilities of ${abilityNames.join(', ')}.`)
  }
  return abilities
}
