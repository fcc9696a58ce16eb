import { IconHanger } from '@tabler/icons-react'
import { createContext, type ReactNode, use, useState } from 'react'
import { ownAddress } from '#web/lib/api.ts'
import classes from '#web/shown/garment-picture.module.css'

type Props = {
  /** The picture's address as the API answers it; without one the fallback is shown. */
  readonly url: string | null | undefined
  /** Empty where the name stands beside it. */
  readonly alt: string
  /** How wide it is shown, as the attribute `sizes`. */
  readonly sizes: string
  /** A line drawing for when there is no picture. */
  readonly fallback?: ReactNode
  readonly eager?: boolean
}

const widths = [300, 600, 1200]

/** Pictures that have not come are not asked for meanwhile: each holds one of the six connections of a browser. */
export const MorePressing = createContext(false)

/** A garment on the stage, filling its box; a quiet line drawing where the picture does not come. */
export function GarmentPicture({ url, alt, sizes, fallback, eager = false }: Props) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const [loadedUrl, setLoadedUrl] = useState<string>()
  const isMorePressing = use(MorePressing)
  if (!url || url === brokenUrl) {
    return (
      <span className={classes.stage} {...(alt && { role: 'img', 'aria-label': alt })}>
        <span className={classes.fallback}>
          {fallback ?? <IconHanger size={72} stroke={0.5} aria-hidden />}
        </span>
      </span>
    )
  }
  const address = ownAddress(url)
  const isAsked = url === loadedUrl || !isMorePressing
  return (
    <span className={classes.stage}>
      <img
        className={classes.picture}
        src={isAsked ? `${address}?w=600` : undefined}
        srcSet={isAsked ? widths.map(width => `${address}?w=${width} ${width}w`).join(', ') : undefined}
        sizes={sizes}
        width={600}
        height={700}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        onLoad={() => setLoadedUrl(url)}
        onError={() => isAsked && setBrokenUrl(url)}
      />
    </span>
  )
}
