import { packOwnData } from '#api/accounts/pack-own-data.ts'
import { sendReminders } from '#api/collection/send-reminders.ts'
import { tellClosedCollections } from '#api/collection/tell-closed.ts'
import { mailWorker } from '#api/mail-worker.ts'
import { askProvider } from '#api/payments/ask-provider.ts'
import { refundCard } from '#api/payments/refund-card.ts'
import { keepPictures } from '#api/pictures/keep-pictures.ts'
import { sendEvent } from '#api/platform/analytics/analytics.ts'
import type { AnalyticsEvent } from '#api/platform/analytics/event.ts'
import type { JobWorkers } from '#api/platform/jobs/jobs.ts'
import type { Mailer } from '#api/platform/mail/mailer.ts'
import { errorLine } from '#api/platform/told-error.ts'
import { mailMentions } from '#api/review/mail-mentions.ts'
import type { Dependencies } from '#api/services.ts'
import { everyNight } from '#api/system/every-night.ts'
import { deleteDueTeams } from '#api/teams/delete-team.ts'
import { makeMachineFiles } from '#api/techpacks/machine/make-machine-files.ts'
import { packRelease } from '#api/techpacks/pack-release.ts'
import { sendWebhook, wakeWebhooks } from '#api/webhooks/send-webhook.ts'

type Beside = {
  readonly mailer: Pick<Mailer, 'send'>
  /** Hears of the events that are logged. */
  readonly tell: (event: AnalyticsEvent) => void
  readonly warn: (line: string) => void
}

/** What does each kind of job. */
export function jobWorkers(dependencies: Dependencies, { mailer, tell, warn }: Beside): JobWorkers {
  return {
    mail: mailWorker(mailer, dependencies),
    analytics: event => sendEvent(event, dependencies.config.analytics, tell),
    sizeReminders: data => sendReminders(data, dependencies),
    mentions: data => mailMentions(data, dependencies),
    keepPictures: data => keepPictures(data, dependencies),
    refundCard: data => refundCard(data, dependencies),
    askProvider: () => askProvider(dependencies),
    webhook: data => sendWebhook(data, dependencies),
    everyMinute: async () => {
      await wakeWebhooks(dependencies)
      await tellClosedCollections(dependencies)
    },
    deleteTeams: () => deleteDueTeams(dependencies),
    techpack: data => packRelease(data, dependencies),
    machineFiles: data => makeMachineFiles(data, dependencies),
    ownData: data => packOwnData(data, dependencies),
    muchOwnData: data => packOwnData(data, dependencies),
    housekeeping: () =>
      everyNight(dependencies).catch((error: unknown) => {
        warn(`the night's housekeeping was cut off, and goes on with the next try: ${errorLine(error)}`)
        throw error
      }),
  }
}
