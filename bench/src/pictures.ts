import type { Product as Definition } from '@teamloom/catalog/definition.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import { must } from '@teamloom/kit/assert.ts'
import { type Figure, median } from './figure.ts'
import { memoryOf } from './memory.ts'
import { type Account, ask, type Product, signUp } from './product.ts'

const together = 4
const mostCards = 1000
const colors = ['1001', '1022', '1010', '1014', '1008', '1023', '1018', '1011']
const inks = ['#1e49a6', '#BB1D2B', '#163E2D', '#E5A21B']

/** Pictures never drawn before, several always asked for at once: the longest wait, and what is in memory at the end. */
export async function benchPictures({ url, pid }: Product): Promise<Figure[]> {
  const account = await signUp(url)
  const artworks: Artwork[] = []
  for (const ink of inks) artworks.push(await uploadSquare(url, account, ink))

  const hoodie = must(
    products.find(({ product }) => product.name === 'hoodie'),
    'hoodie',
  )
  const [first, ...fronts] = (await dress(url, account, hoodie, artworks)).map(
    ({ latestImage }) => latestImage,
  )
  await draw([`${first}?w=600`])
  const waits = await draw(fronts.map(front => `${front}?w=600`))
  const middle = median(waits)

  const all: DesignState[] = []
  for (const product of products) all.push(...(await dress(url, account, product, artworks.slice(0, 1))))
  const cards = all.flatMap(({ images }) => images.map(image => `${image.url}?w=300`))
  const larger = all.map(({ latestImage }) => `${latestImage}?w=600`)
  const asked = [...cards, ...larger].slice(0, mostCards)
  await draw(asked)
  return [
    {
      name: 'longest wait for a hoodie’s front, four always asked for, against the median',
      value: Math.max(...waits) / middle,
      unit: 'ratio',
      most: 3,
      peer: { name: 'median wait', value: middle },
      detail: { pictures: waits.length, longestMilliseconds: Math.max(...waits) },
    },
    {
      name: 'memory of all processes after many pictures of all products',
      value: memoryOf(pid),
      unit: 'MB',
      most: 800,
      detail: { pictures: fronts.length + asked.length },
    },
  ]
}

type Artwork = { readonly assetId: string; readonly assetVersionId: string }

/** A design in each colour with each artwork on its front, as it is after each change. */
async function dress(
  url: string,
  { token }: Account,
  { family, product, parts, mainPart }: Definition,
  artworks: readonly Artwork[],
): Promise<DesignState[]> {
  const part = must(
    parts.find(({ name }) => name === mainPart),
    mainPart,
  )
  const element = must(
    part.elements.find(({ name }) => name === part.mainElement),
    part.mainElement,
  )
  const layer = must(element.styles[0].layers[0], 'layer')
  const states: DesignState[] = []
  for (const artwork of artworks) {
    const made = { family: family.name, product: product.name }
    const { designId } = await ask<DesignState>(url, token, 'PUT', '/generator/design', made)
    const change = (action: object) =>
      ask<DesignState>(url, token, 'POST', '/generator/design', { designId, ...action })
    await change({ action: 'addDecoration', type: 'screenprint', ...artwork }).catch(() => undefined)
    for (const color of colors) {
      const [partName, elementName, layerName] = [part.name, element.name, layer.name]
      states.push(await change({ action: 'setColor', partName, elementName, layerName, color }))
    }
  }
  return states
}

async function uploadSquare(url: string, { token, teamId }: Account, ink: string): Promise<Artwork> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="${ink}"/></svg>`
  const asked = await ask<{ url: string; assetId: string }>(url, token, 'POST', '/assets/upload_url', {
    filename: 'square.svg',
    team_id: teamId,
  })
  await fetch(asked.url, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: svg,
  })
  return ask(url, token, 'POST', '/assets/create_asset', {
    asset_id: asked.assetId,
    asset_type: 'screenprint',
  })
}

/** Milliseconds that each picture took, of `together` that are always asked for. */
async function draw(addresses: readonly string[]): Promise<number[]> {
  const waits: number[] = []
  const left = addresses.values()
  const keepAsking = async () => {
    for (const address of left) {
      const start = performance.now()
      const answer = await fetch(address)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${answer.status} ${address}`)
      waits.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: together }, keepAsking))
  return waits
}
