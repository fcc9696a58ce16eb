const timing: KeyframeAnimationOptions = { duration: 180, easing: 'cubic-bezier(.2,.8,.2,1)' }

/** What a canvas runs with its veil; to ask them for it would have the page laid out at once. */
const fades = new WeakMap<HTMLCanvasElement, readonly Animation[]>()

/**
 * Draws another picture of the same shape on the canvas; what it shows now is held by the veil above it and gives way:
 * their lights are added, so that nothing flashes where both are sheer. At once for those who want no motion.
 */
export function crossFade(canvas: HTMLCanvasElement, veil: HTMLCanvasElement, draw: () => void): void {
  endFade(canvas)
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return draw()
  veil.width = canvas.width
  veil.height = canvas.height
  veil.getContext('2d')?.drawImage(canvas, 0, 0)
  draw()
  fades.set(canvas, [veil.animate({ opacity: [1, 0] }, timing), canvas.animate({ opacity: [0, 1] }, timing)])
}

export function endFade(canvas: HTMLCanvasElement): void {
  for (const animation of fades.get(canvas) ?? []) animation.cancel()
  fades.delete(canvas)
}
