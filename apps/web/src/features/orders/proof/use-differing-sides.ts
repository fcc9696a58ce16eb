import { useQuery } from '@tanstack/react-query'
import { isOtherPicture } from '#web/features/orders/proof/is-other-picture.ts'
import type { ProofItem } from '#web/features/orders/proof/proof-item.ts'
import { ownAddress } from '#web/lib/api.ts'

/** Small enough to be compared at once, large enough for a drawcord. */
const [width, height] = [150, 175]

/** The sides on which what is proposed looks otherwise than what was asked for; none until that was looked at. */
export function useDifferingSides({ designId, asked, proposed }: ProofItem): ReadonlySet<string> {
  const pairs = proposed.images.flatMap(({ side, url }) => {
    const was = asked?.images.find(image => image.side === side)
    return was && was.url !== url ? [{ side, was: was.url, is: url }] : []
  })
  const { data } = useQuery({
    queryKey: ['proof', 'differing-sides', designId, pairs],
    queryFn: async () => {
      const compared = await Promise.all(
        pairs.map(async ({ side, was, is }) => {
          const [before, after] = await Promise.all([pixelsOf(was), pixelsOf(is)])
          return isOtherPicture(before, after) ? side : undefined
        }),
      )
      return new Set(compared.filter(side => side !== undefined))
    },
    enabled: pairs.length > 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
  return data ?? nowhere
}

const nowhere: ReadonlySet<string> = new Set()

async function pixelsOf(url: string): Promise<Uint8ClampedArray> {
  const picture = new Image()
  picture.src = `${ownAddress(url)}?w=300`
  await picture.decode()
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) return new Uint8ClampedArray()
  context.drawImage(picture, 0, 0, width, height)
  return context.getImageData(0, 0, width, height).data
}
