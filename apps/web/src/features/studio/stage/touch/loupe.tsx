import { useEffect, useRef, useState } from 'react'
import classes from '#web/features/studio/stage/touch/loupe.module.css'

/** CSS pixels across, and how much larger it shows what lies under the finger. */
const [across, times] = [140, 3]
/** Between the finger and the loupe's middle. */
const above = 128

/** What a finger hides, larger and above it; beside it near the upper edge. */
export function Loupe() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isTouch, setTouch] = useState(false)
  useEffect(() => {
    let frame = 0
    const follow = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return
      setTouch(true)
      cancelAnimationFrame(frame)
      // After the stage has moved what is in the hand.
      frame = requestAnimationFrame(() => canvas.current && draw(canvas.current, event))
    }
    window.addEventListener('pointermove', follow, { capture: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('pointermove', follow, { capture: true })
    }
  }, [])
  return (
    <canvas
      ref={canvas}
      className={classes.loupe}
      width={across * times}
      height={across * times}
      hidden={!isTouch}
      aria-hidden
    />
  )
}

function draw(loupe: HTMLCanvasElement, { clientX, clientY }: PointerEvent): void {
  const stage = loupe.closest('main')
  const garment = stage?.querySelector<HTMLCanvasElement>('canvas[data-status]')
  const brush = loupe.getContext('2d')
  if (!stage || !garment || !brush) return
  const box = stage.getBoundingClientRect()
  const [x, y] = [clientX - box.left, clientY - box.top]
  const isHigh = y - above < across / 2 + 8
  const left = isHigh ? (x < box.width / 2 ? x + above : x - above) : x
  const top = isHigh ? Math.max(y, across / 2 + 8) : y - above
  const within = (at: number, length: number) =>
    Math.min(length - across / 2 - 8, Math.max(across / 2 + 8, at))
  loupe.style.translate = `${within(left, box.width) - across / 2}px ${top - across / 2}px`
  brush.fillStyle = '#f0eeea'
  brush.fillRect(0, 0, loupe.width, loupe.height)
  const lay = (picture: CanvasImageSource, rect: DOMRect, alpha: number) => {
    const scale = (times * loupe.width) / across
    brush.globalAlpha = alpha
    brush.drawImage(
      picture,
      loupe.width / 2 + (rect.left - clientX) * scale,
      loupe.height / 2 + (rect.top - clientY) * scale,
      rect.width * scale,
      rect.height * scale,
    )
    brush.globalAlpha = 1
  }
  lay(garment, garment.getBoundingClientRect(), 1)
  const held = stage.querySelector<HTMLElement>('[data-held]')
  const artwork = held?.querySelector('img')
  if (artwork?.complete && artwork.naturalWidth > 0 && held && held.dataset.snapped === undefined)
    lay(artwork, artwork.getBoundingClientRect(), 1)
  cross(brush, loupe.width)
}

/** Where the finger is. */
function cross(brush: CanvasRenderingContext2D, size: number): void {
  brush.strokeStyle = '#2836cf'
  brush.lineWidth = 3
  brush.setLineDash([12, 9])
  brush.beginPath()
  brush.moveTo(size / 2, 0)
  brush.lineTo(size / 2, size)
  brush.moveTo(0, size / 2)
  brush.lineTo(size, size / 2)
  brush.stroke()
  brush.setLineDash([])
}
