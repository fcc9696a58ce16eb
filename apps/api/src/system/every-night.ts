import { keepBuild } from '#api/http/keep-build.ts'
import { removeUnfinishedMails } from '#api/platform/mail/unfinished-mails.ts'
import { sumListings } from '#api/requests/listing/sum-listings.ts'
import type { Dependencies } from '#api/services.ts'
import { eraseAccounts } from '#api/system/erase-accounts.ts'
import { keepHouse } from '#api/system/housekeeping.ts'
import { resealSecrets } from '#api/system/reseal-secrets.ts'

/** A mail is written by then. */
const patienceMs = 2 * 3_600_000

/** First the accounts: what they leave behind goes with all else that nobody needs. */
export async function everyNight(dependencies: Dependencies): Promise<void> {
  for (const file of await eraseAccounts(dependencies)) await dependencies.files.remove(file)
  await keepHouse(dependencies)
  const { config, database, now } = dependencies
  await resealSecrets(database, config)
  await sumListings(database, config)
  await keepBuild(dependencies)
  await removeUnfinishedMails(config.mail.folder, new Date(now().getTime() - patienceMs))
}
