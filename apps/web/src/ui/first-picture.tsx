import { ownAddress } from '#web/lib/api.ts'
import classes from '#web/ui/first-picture.module.css'

type Props = { readonly url: string; readonly className?: string | undefined }

/** A garment while the studio draws it: small at once, where a card has shown it, and sharper when that has come. */
export function FirstPicture({ url, className }: Props) {
  return [300, 600].map(width => (
    <img key={width} src={`${ownAddress(url)}?w=${width}`} alt="" className={className} draggable={false} />
  ))
}

/** The same where it is not known yet how the garment lies in its picture: about as the stage will lay it. */
export function RoughPicture({ url }: { readonly url: string | null | undefined }) {
  return (
    <span className={classes.rough} aria-hidden>
      {url && <FirstPicture key={url} url={url} />}
    </span>
  )
}
