import { useEffect, useRef } from 'react'
import classes from '#web/features/studio/controls/panel.module.css'

/** A small picture that a worker drew; empty until it is there. */
export function TilePicture({ bitmap }: { readonly bitmap: ImageBitmap | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!bitmap || !canvas.current) return
    // A copy: the same picture may be shown again after another style was chosen.
    const { width, height } = bitmap
    canvas.current.width = width
    canvas.current.height = height
    canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0)
  }, [bitmap])
  return <canvas ref={canvas} className={classes.pic} width={220} height={156} aria-hidden />
}
