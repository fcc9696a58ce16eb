import path from 'node:path'
import { type MailName, mailNamed } from '@teamloom/commerce/house/mails/index.ts'
import type { MailText } from '@teamloom/commerce/house/mails/mail-text.ts'
import type { TwoLanguages } from '@teamloom/commerce/house/setting-words.ts'
import { passwordSchema } from '@teamloom/contract/words.ts'
import { z } from 'zod'
import { faultsOfDirectUploads, faultsOfPublicFiles, faultsOfRole } from '#api/config-faults.ts'
import {
  analyticsTarget,
  designersMay,
  earlierSecrets,
  flag,
  labelNumber,
  oidcProviders,
  origins,
  registeredProvinces,
} from '#api/config-words.ts'
import { trustedProxiesSchema } from '#api/http/trusted-proxies.ts'
import type { S3Place } from '#api/platform/files/s3-client.ts'
import { loadSupplierCodes } from '#api/platform/load-supplier-codes.ts'
import { makePrivateFolder } from '#api/platform/private-folder.ts'
import { isRedisAddress } from '#api/platform/redis.ts'
import { secretOf } from '#api/platform/secret.ts'
import { loadOrMakeSecret } from '#api/platform/secrets.ts'

/** Unless one team alone may have more. */
const usualAccountStorageGb = 20

/** Every setting, with its default: the only place that knows the environment. */
const settingsSchema = z.object({
  TEAMLOOM_ROLE: z.enum(['all', 'web', 'work', 'draw']).default('all'),
  DRAW_URL: z.url({ protocol: /^https?$/ }).optional(),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(1000).default(8),
  JOBS_POOL: z.coerce.number().int().min(2).max(100).default(4),
  REDIS_URL: z
    .string()
    .refine(isRedisAddress, 'must be redis://host, rediss://host or sentinel://a,b,c/name')
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: z.stringbool().optional(),
  S3_DIRECT_UPLOADS: flag,
  S3_PUBLIC_URL: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_DIR: z.string().optional(),
  MAIL_FROM: z.string().default('Teamloom <hello@teamloom.example>'),
  SESSION_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  SESSION_SECRETS_BEFORE: earlierSecrets,
  SERVICE_KEY: z.string().min(32, 'must have 32 characters or more').optional(),
  ALLOWED_ORIGINS: origins,
  TRUST_PROXY: trustedProxiesSchema,
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: passwordSchema.optional(),
  BLOCK_DEPRECATED: flag,
  WEBHOOK_ALLOW_PRIVATE: flag,
  /** The system's: where its programs are. */
  PATH: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),

  FAILED_LOGINS_PER_15_MINUTES: z.coerce.number().int().min(1).default(10),
  SIGNUPS_PER_10_MINUTES: z.coerce.number().int().min(1).default(100),
  GUESTS_PER_HOUR: z.coerce.number().int().min(1).default(60),
  LOGINS_PER_10_MINUTES: z.coerce.number().int().min(1).default(300),
  RESET_MAILS_PER_HOUR: z.coerce.number().int().min(1).default(5),
  CALLS_PER_SECOND: z.coerce.number().int().min(1).default(100),
  UNAUTHORIZED_PER_MINUTE: z.coerce.number().int().min(1).default(60),
  FILES_PER_SECOND: z.coerce.number().int().min(1).default(2000),
  EMAIL_CHECKS_PER_10_MINUTES: z.coerce.number().int().min(1).default(300),
  CALLS_AT_ONCE: z.coerce.number().int().min(1).default(4),
  ASSETS_KEEP_DAYS: z.coerce.number().int().min(0).default(14),
  DRAIN_SECONDS: z.coerce.number().int().min(6).max(600).default(8),
  CALLS_WAITING: z.coerce.number().int().min(0).default(200),
  LOOP_MS_PER_SECOND: z.coerce.number().int().min(1).default(500),

  TEAM_STORAGE_GB: z.coerce.number().positive().default(5),
  ACCOUNT_STORAGE_GB: z.coerce.number().positive().optional(),
  INVITATIONS_PER_HOUR: z.coerce.number().int().min(1).default(60),
  INVITATIONS_PER_RECIPIENT_PER_DAY: z.coerce.number().int().min(1).default(5),
  MAILS_PER_RECIPIENT_PER_DAY: z.coerce.number().int().min(1).default(10),

  SIZE_ANSWERS_PER_ADDRESS_PER_10_MINUTES: z.coerce.number().int().min(1).default(4000),
  SIZE_ANSWERS_PER_PROJECT_PER_10_MINUTES: z.coerce.number().int().min(1).default(6000),
  SIZE_LINES_PER_ADDRESS_PER_DAY: z.coerce.number().int().min(1).default(10_000),
  SIZE_REMINDERS_PER_DAY: z.coerce.number().int().min(1).default(3000),

  ANALYTICS: analyticsTarget,

  PROVIDER_NAME: z.string().default('Teamloom'),
  PROVIDER_ADDRESS: z.string().max(300).default(''),
  SUPPORT_EMAIL: z.email().default('hello@teamloom.example'),
  SALES_EMAIL: z.email().default('sales@teamloom.example'),
  DESIGNER_URL: z.url().default('https://teamloom.example/designers'),
  HELP_URL: z.url().default('https://teamloom.example/help'),
  TERMS_URL: z.string().default('/terms'),
  PRIVACY_URL: z.string().default('/privacy'),
  GST_NUMBER: z.string().default('81234 5678 RT0001'),
  QST_NUMBER: z.string().default('1234567890 TQ0001'),
  COLLECT_PST: registeredProvinces,
  DESIGNERS_MAY: designersMay,
  OIDC_PROVIDERS: oidcProviders,
  STAFF_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  ONE_MORE_MINIMUM: z.enum(['waived', 'kept']).default('waived'),
  INTERAC_EMAIL: z.email().optional(),
  SUPPLIER_CODES_FILE: z.string().optional(),
  CA_NUMBER: labelNumber('CA', 5),
  RN_NUMBER: labelNumber('RN', 6),
  ORIGIN_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be the two letters of a country, such as CA')
    .optional(),
  BANK_ACCOUNT: z.string().max(200).optional(),
  PAYMENT_DAYS: z.coerce.number().int().min(1).max(365).default(15),

  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
})

type Settings = z.output<typeof settingsSchema>

export type Config = ReturnType<typeof shape>

type Role = Settings['TEAMLOOM_ROLE']

/** Whether jobs are done here, and not only given. */
export const doesJobs = (role: Role): boolean => role === 'all' || role === 'work'

/** One clear line for each setting that cannot be. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/** Each of an object store makes these needed. */
const ofObjectStore = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Reads and checks the environment; makes the data folder and the secrets that are absent. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = settingsSchema.safeParse(given)
  const lines = parsed.success
    ? []
    : parsed.error.issues.map(issue => `${String(issue.path[0])}: ${issue.message}`)
  const missing = ofObjectStore.filter(name => !given[name])
  if (given.S3_ENDPOINT || missing.length < ofObjectStore.length)
    for (const name of missing) lines.push(`${name}: is required with the other settings of an object store`)
  if (parsed.data?.S3_DIRECT_UPLOADS) lines.push(...faultsOfDirectUploads(given))
  lines.push(...faultsOfPublicFiles(given))
  if (parsed.success) lines.push(...faultsOfRole(given))
  if (given.DATABASE_DIRECT_URL && !given.DATABASE_URL)
    lines.push('DATABASE_DIRECT_URL: stands beside DATABASE_URL; one server alone is named there')
  if (given.DATABASE_URL) {
    for (const name of ['SESSION_SECRET', 'SERVICE_KEY']) {
      if (!given[name]) lines.push(`${name}: is required with DATABASE_URL`)
    }
  }
  if (!given.STRIPE_SECRET_KEY !== !given.STRIPE_WEBHOOK_SECRET)
    lines.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: give both or neither')
  if (!given.ADMIN_EMAIL !== !given.ADMIN_PASSWORD) {
    lines.push('ADMIN_EMAIL and ADMIN_PASSWORD: give both or neither')
  }
  if (!parsed.success || lines.length > 0) throw new ConfigError(lines)
  return shape(parsed.data)
}

function shape(settings: Settings) {
  const dataDir = path.resolve(settings.DATA_DIR)
  const keepSecret = (name: string) => inDataFolder(() => loadOrMakeSecret(path.join(dataDir, name)))
  for (const name of ['', 'files', 'mail']) inDataFolder(() => makePrivateFolder(path.join(dataDir, name)))
  return {
    role: settings.TEAMLOOM_ROLE,
    /** Who is asked for what takes processor time; absent, it is done here. */
    drawUrl: settings.DRAW_URL,
    host: settings.HOST,
    port: settings.PORT,
    /** Where figures are told; absent, nothing is measured. */
    metrics: metricsOf(settings),
    dataDir,
    /** Before every address in answers; absent, each caller is answered under the name that it called. */
    publicOrigin: settings.PUBLIC_URL && new URL(settings.PUBLIC_URL).origin,
    /** Before every link in mails. */
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, ''),
    databaseUrl: settings.DATABASE_URL,
    /** The server itself, where `databaseUrl` is a pooler's. */
    directUrl: settings.DATABASE_DIRECT_URL,
    /** What the web app's earlier builds had, for tabs that are open. */
    earlierBuilds: path.join(dataDir, 'builds'),
    assetsKeepDays: settings.ASSETS_KEEP_DAYS,
    /** From being asked to end to the end. */
    drainMs: settings.DRAIN_SECONDS * 1000,
    /** Connections to it at once, of a process: for calls, and for jobs. */
    connections: {
      pool: settings.DATABASE_POOL,
      jobs: doesJobs(settings.TEAMLOOM_ROLE) ? settings.JOBS_POOL : 1,
    },
    redisUrl: settings.REDIS_URL,
    /** Where files are; absent, in the data folder. */
    objectStore: objectStoreOf(settings),
    mail: mailOf(settings, dataDir),
    sessionSecret: secretOf(
      settings.SESSION_SECRET ?? keepSecret('session-secret'),
      settings.SESSION_SECRETS_BEFORE,
    ),
    serviceKey: settings.SERVICE_KEY ?? keepSecret('service-key'),
    allowedOrigins: settings.ALLOWED_ORIGINS,
    trustedProxies: settings.TRUST_PROXY,
    firstAdmin:
      settings.ADMIN_EMAIL && settings.ADMIN_PASSWORD
        ? { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD }
        : undefined,
    searchPath: settings.PATH,
    blockDeprecated: settings.BLOCK_DEPRECATED,
    /** WH6: they may go to private addresses, and by http. */
    webhooksMayBePrivate: settings.WEBHOOK_ALLOW_PRIVATE,
    logLevel: settings.LOG_LEVEL,
    limits: limitsOf(settings),
    analytics: settings.ANALYTICS,
    provider: providerOf(settings),
    /** The house's own; none is shipped. */
    supplierCodes: settings.SUPPLIER_CODES_FILE ? loadSupplierCodes(settings.SUPPLIER_CODES_FILE) : [],
    /** What labels that are sewn in say of the house; null is told as not set. */
    label: {
      name: settings.PROVIDER_NAME,
      caNumber: settings.CA_NUMBER ?? null,
      rnNumber: settings.RN_NUMBER ?? null,
      originCountry: settings.ORIGIN_COUNTRY ?? null,
    },
    /** Where transfers go, and the days there are to pay; what is absent is asked for by mail. */
    transfers: {
      interacEmail: settings.INTERAC_EMAIL ?? null,
      bankAccount: settings.BANK_ACCOUNT ?? null,
      days: settings.PAYMENT_DAYS,
    },
    /** Payment by card; absent, it is offered to nobody. */
    card:
      settings.STRIPE_SECRET_KEY && settings.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: settings.STRIPE_SECRET_KEY,
            webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
            apiUrl: settings.STRIPE_API_URL,
          }
        : undefined,
    /** Provinces whose own sales tax is charged, besides Québec's. */
    collectPst: settings.COLLECT_PST as readonly string[],
    /** What staff ask for at first of a request's sum; null: the house has not said. */
    depositPercent: null as number | null,
    /** Below an invoice's sums. */
    invoiceTerms: { en: '', fr: '' } as TwoLanguages,
    /** ST32: what each mail says. */
    mailText: builtText,
    ...staffOf(settings),
    /** OR62: what is asked for of a delivered design may be fewer than the least of it. */
    waivesMinimumOfOneMore: settings.ONE_MORE_MINIMUM === 'waived',
  }
}

const builtText = (name: MailName): MailText => mailNamed(name).built

function limitsOf(settings: Settings) {
  return {
    failedLoginsPer15Minutes: settings.FAILED_LOGINS_PER_15_MINUTES,
    signupsPer10Minutes: settings.SIGNUPS_PER_10_MINUTES,
    guestsPerHour: settings.GUESTS_PER_HOUR,
    loginsPer10Minutes: settings.LOGINS_PER_10_MINUTES,
    resetMailsPerHour: settings.RESET_MAILS_PER_HOUR,
    invitationsPerHour: settings.INVITATIONS_PER_HOUR,
    invitationsPerRecipientPerDay: settings.INVITATIONS_PER_RECIPIENT_PER_DAY,
    mailsPerRecipientPerDay: settings.MAILS_PER_RECIPIENT_PER_DAY,
    answersPerAddressPer10Minutes: settings.SIZE_ANSWERS_PER_ADDRESS_PER_10_MINUTES,
    answersPerProjectPer10Minutes: settings.SIZE_ANSWERS_PER_PROJECT_PER_10_MINUTES,
    sizeLinesPerAddressPerDay: settings.SIZE_LINES_PER_ADDRESS_PER_DAY,
    remindersPerDay: settings.SIZE_REMINDERS_PER_DAY,
    teamStorageBytes: settings.TEAM_STORAGE_GB * 1e9,
    accountStorageBytes:
      (settings.ACCOUNT_STORAGE_GB ?? Math.max(usualAccountStorageGb, settings.TEAM_STORAGE_GB)) * 1e9,
    callsPerSecond: settings.CALLS_PER_SECOND,
    unauthorizedPerMinute: settings.UNAUTHORIZED_PER_MINUTE,
    filesPerSecond: settings.FILES_PER_SECOND,
    emailChecksPer10Minutes: settings.EMAIL_CHECKS_PER_10_MINUTES,
    callsAtOnce: settings.CALLS_AT_ONCE,
    callsWaiting: settings.CALLS_WAITING,
    loopMsPerSecond: settings.LOOP_MS_PER_SECOND,
  }
}

function staffOf({ DESIGNERS_MAY, STAFF_SECOND_FACTOR, OIDC_PROVIDERS }: Settings) {
  return {
    /** AC68: by whose accounts one may sign in. */
    oidcProviders: OIDC_PROVIDERS,
    /** What of the house's money and customers is designers' to move, as it is admins'. */
    designersMay: DESIGNERS_MAY,
    /** AC67: staff without one are let in to set one up, and to nothing of the shop's. */
    isFactorRequired: STAFF_SECOND_FACTOR === 'required',
  }
}

function providerOf(settings: Settings) {
  return {
    name: settings.PROVIDER_NAME,
    address: settings.PROVIDER_ADDRESS,
    supportEmail: settings.SUPPORT_EMAIL,
    salesEmail: settings.SALES_EMAIL,
    designerUrl: settings.DESIGNER_URL,
    helpUrl: settings.HELP_URL,
    termsUrl: settings.TERMS_URL,
    privacyUrl: settings.PRIVACY_URL,
    gstNumber: settings.GST_NUMBER,
    qstNumber: settings.QST_NUMBER,
    /** Whom mails are from, where it is not what `MAIL_FROM` says. */
    sender: '',
    /** At the foot of mails, where it is not what they say by themselves. */
    signature: { en: '', fr: '' } as TwoLanguages,
    /** `#2836cf`; empty: Teamloom's own. */
    accent: '',
    showsStars: true,
  }
}

function mailOf({ SMTP_URL: smtpUrl, MAIL_DIR, MAIL_FROM: from }: Settings, dataDir: string) {
  return { smtpUrl, folder: path.resolve(MAIL_DIR ?? path.join(dataDir, 'mail')), from }
}

function objectStoreOf(settings: Settings): S3Place | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_PATH_STYLE: isPathStyle } = settings
  return {
    endpoint: endpoint ?? `https://s3.${region}.amazonaws.com`,
    bucket,
    region,
    accessKeyId,
    secretAccessKey,
    isPathStyle: isPathStyle ?? endpoint !== undefined,
    takesUploads: settings.S3_DIRECT_UPLOADS,
    publicUrl: settings.S3_PUBLIC_URL?.replace(/\/$/, ''),
  }
}

function metricsOf({ METRICS_HOST: host, METRICS_PORT: port }: Settings) {
  return port === undefined ? undefined : { host, port }
}

function inDataFolder<Value>(work: () => Value): Value {
  try {
    return work()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new ConfigError([`DATA_DIR: ${code ? `cannot be made or written (${code})` : message}`])
  }
}
