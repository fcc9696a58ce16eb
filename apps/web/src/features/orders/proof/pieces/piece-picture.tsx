import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchFile } from '#web/data/fetch-file.ts'
import { inTurn } from '#web/features/orders/proof/pieces/in-turn.ts'
import classes from '#web/features/orders/proof/pieces/pieces.module.css'
import { useBlobImage } from '#web/lib/use-blob-image.ts'

type Props = {
  /** Below the API. */
  readonly path: string
  /** The version of all that the picture shows. */
  readonly version: string
  readonly alt: string
  /** Near enough to what is seen to be fetched. */
  readonly isNear?: boolean
  readonly onShown?: (() => void) | undefined
}

/** A person's piece as it is to be made; nothing but what is so is shown in its place. */
export function PiecePicture({ path, version, alt, isNear = true, onShown }: Props) {
  const { t } = useTranslation()
  const { data, isError } = useQuery({
    queryKey: ['piece-picture', path, version],
    queryFn: ({ signal }) => inTurn(signal, () => fetchFile(path)),
    enabled: isNear,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 120_000,
    retry: 3,
    meta: { quiet: true },
  })
  const show = useBlobImage(data)
  return (
    <span className={classes.picture}>
      {data ? (
        <img ref={show} alt={alt} width={600} height={700} onLoad={onShown} />
      ) : (
        isError && <span className={classes.failed}>{t('proof.pieces.noPicture')}</span>
      )}
    </span>
  )
}
