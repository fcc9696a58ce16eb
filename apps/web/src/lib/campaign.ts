const storageKey = 'teamloom-campaign'
const referrerKey = 'teamloom-referrer'

/** Remembers what and who brought the visitor here, until the tab is closed: the sign-up may be some pages away. */
export function keepCampaign(): void {
  const search = new URLSearchParams(window.location.search)
  const campaign = search.get('campaign')
  if (campaign) sessionStorage.setItem(storageKey, campaign.slice(0, 200))
  const code = search.get('ref')
  if (code) sessionStorage.setItem(referrerKey, code.trim().slice(0, 40))
}

export function readCampaign(): string | undefined {
  return sessionStorage.getItem(storageKey) ?? undefined
}

/** The referral code of whoever sent the visitor. */
export function readReferrer(): string | undefined {
  return sessionStorage.getItem(referrerKey) ?? undefined
}
