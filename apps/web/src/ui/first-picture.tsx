import { useState } from 'react'
import { ownAddress } from '#web/lib/api.ts'
import classes from '#web/ui/first-picture.module.css'

type Props = { readonly url: string; readonly className?: string | undefined }

/** A garment while the studio draws it: small at once, where a card has shown it, and sharper when that has come. */
export function FirstPicture({ url, className }: Props) {
  const [isSharp, setSharp] = useState(false)
  const address = ownAddress(url)
  // One instead of the other: their shadows would add up.
  return (
    <>
      {!isSharp && <img src={`${address}?w=300`} alt="" className={className} draggable={false} />}
      <img
        src={`${address}?w=600`}
        alt=""
        className={className}
        style={{ visibility: isSharp ? 'visible' : 'hidden' }}
        draggable={false}
        onLoad={() => setSharp(true)}
      />
    </>
  )
}

/** A garment's picture where it is not known yet how the garment lies in it: about as the stage will lay it. */
export function RoughPicture({ url }: { readonly url: string | null | undefined }) {
  return (
    <span className={classes.rough} aria-hidden>
      {url && <FirstPicture key={url} url={url} />}
    </span>
  )
}
