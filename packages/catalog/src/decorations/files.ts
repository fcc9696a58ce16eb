export type FileType = { readonly name: string; readonly extensions: readonly string[] }

export const rasterFiles: readonly FileType[] = [
  { name: 'PNG', extensions: ['png'] },
  { name: 'JPG', extensions: ['jpg', 'jpeg'] },
]
export const vectorFiles: readonly FileType[] = [
  { name: 'SVG', extensions: ['svg'] },
  { name: 'EPS', extensions: ['eps'] },
  { name: 'AI', extensions: ['ai'] },
]

export function acceptsFormat(type: { readonly fileTypes: readonly FileType[] }, format: string): boolean {
  return type.fileTypes.some(({ extensions }) => extensions.includes(format))
}
