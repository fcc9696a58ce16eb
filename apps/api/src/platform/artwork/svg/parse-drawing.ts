import { JSDOM } from 'jsdom'

export const { window } = new JSDOM('')

/** Undefined for what is no drawing. */
export function parseDrawing(text: string): Element | undefined {
  const { documentElement } = new window.DOMParser().parseFromString(text, 'application/xml')
  const isDrawing = documentElement.localName === 'svg' && !documentElement.querySelector('parsererror')
  return isDrawing ? documentElement : undefined
}

export function writeDrawing(root: Element): string {
  return new window.XMLSerializer().serializeToString(root)
}
