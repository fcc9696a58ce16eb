import { type Figure, median } from './figure.ts'
import { type Account, ask, type Product, signUp } from './product.ts'

const attackers = 3
const files = 12

/** Filters that take a renderer half a minute, and a program that ends never: each file another, so that none is known. */
const hostileFiles: readonly ((n: number) => { readonly name: string; readonly text: string })[] = [
  n => ({
    name: 'clouds.svg',
    text: svg(
      `<filter id="f"><feTurbulence baseFrequency="0.${n + 1}" numOctaves="9"/></filter>${'<rect width="400" height="400" filter="url(#f)"/>'.repeat(400)}`,
    ),
  }),
  n => ({
    name: 'endless.eps',
    text: `%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 ${n + 10} 200\n%%EndComments\n{ } loop\n%%EOF\n`,
  }),
]

/**
 * What a customer waits for a usual file while others have files read that never end: told in seconds, as an account
 * of theirs is refused after three.
 */
export async function benchArtworkQueue({ url }: Product): Promise<Figure[]> {
  const customer = await signUp(url)
  const alone = await readMany(url, customer, 'alone')
  const over = new AbortController()
  let tried = 0
  const attack = async (attacker: Account) => {
    while (!over.signal.aborted) {
      tried += 1
      const { name, text } = hostileFiles[tried % hostileFiles.length]?.(tried) ?? { name: '', text: '' }
      await readFile(url, attacker, name, text).catch(() => undefined)
    }
  }
  const crowd = Array.from({ length: attackers }, async () => attack(await signUp(url)))
  const pauses = watchHealth(url, over.signal)
  const attacked = await readMany(url, customer, 'attacked')
  over.abort()
  await Promise.all(crowd)
  return [
    {
      name: `longest wait for a usual file while ${attackers} others have endless ones read`,
      value: Math.max(...attacked) / 1000,
      unit: 's',
      // One of theirs, which is put off after three and a half seconds of computing, is before it at most.
      most: 6,
      peer: { name: 'median alone, ms', value: median(alone) },
      detail: { medianMilliseconds: median(attacked), hostileFiles: tried },
    },
    {
      name: 'longest answer of the health call meanwhile',
      value: Math.max(...(await pauses)),
      unit: 'ms',
      most: 1000,
    },
  ]
}

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${inside}</svg>`

/** Milliseconds of each of many usual files, one after the other. */
async function readMany(url: string, customer: Account, name: string): Promise<number[]> {
  const waits: number[] = []
  for (let n = 0; n < files; n++) {
    const crest = svg(
      `<path d="M20 20h${200 + n}v300h-${200 + n}z" fill="#${name === 'alone' ? '16' : '17'}3e2d"/>`,
    )
    const start = performance.now()
    await readFile(url, customer, `${name}.svg`, crest)
    waits.push(performance.now() - start)
  }
  return waits
}

async function readFile(url: string, { token, teamId }: Account, filename: string, text: string) {
  const asset = await ask<{ url: string; assetId: string }>(url, token, 'POST', '/assets/upload_url', {
    filename,
    team_id: teamId,
  })
  await fetch(asset.url, { method: 'PUT', body: text })
  await ask(url, token, 'POST', '/assets/create_asset', {
    asset_id: asset.assetId,
    asset_type: 'detailedprint',
  })
}

async function watchHealth(url: string, over: AbortSignal): Promise<number[]> {
  const waits: number[] = []
  while (!over.aborted) {
    const start = performance.now()
    await fetch(`${url}/api/v1/health`)
    waits.push(performance.now() - start)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return waits
}
