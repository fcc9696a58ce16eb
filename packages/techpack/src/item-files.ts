import type { PlacedFilm } from './placed-film.ts'

/** What the document shows of an item: its sides, drawings, pieces, pattern and details, and what its decorations look like. */
type ShownRole =
  | 'picture'
  | 'overPicture'
  | 'colored'
  | 'plain'
  | 'placing'
  | 'piece'
  | 'cutting'
  | 'detail'
  | 'symbol'
  | 'artwork'
  | 'printed'
  | 'personPicture'

/** What the archive has of it. */
const archivedRoles = [
  'largePicture',
  'source',
  'production',
  'preview',
  'films',
  'film',
  'needles',
  'stitches',
  'machine',
  'sized',
  'bandFilms',
  'pattern',
  'words',
  'label',
] as const
type ArchivedRole = (typeof archivedRoles)[number]

/** A file that was made of an item. */
export type ItemFile = {
  /** In the archive with its folders, beside the document without any. */
  readonly name: string
  readonly role: ShownRole | ArchivedRole
  /** The side, decoration, piece, detail or size that it is of; of a brand label nothing; of words their line and decoration, of a person's picture the line. */
  readonly of: string
  /** TP31: the one that its decoration is produced from. */
  readonly isForProduction?: boolean
  /** TP54: what a film is of. */
  readonly film?: PlacedFilm
}

export function isArchived({ role }: ItemFile): boolean {
  return archivedRoles.some(archived => archived === role)
}

export function findFile<File extends ItemFile>(
  files: readonly File[] | undefined,
  role: ItemFile['role'],
  of: string,
): File | undefined {
  return files?.find(file => file.role === role && file.of === of)
}

/** Null: it could not be made. */
export function nameOfFile(
  files: readonly ItemFile[] | undefined,
  role: ItemFile['role'],
  of: string,
): string | null {
  return findFile(files, role, of)?.name ?? null
}

/** What the archive has of a decoration. */
export function archivedOf(
  files: readonly ItemFile[] | undefined,
  decorationId: string,
): readonly ItemFile[] {
  return (files ?? []).filter(file => file.of === decorationId && isArchived(file))
}

/** TP31: null where that file is lost, or there is none. */
export function nameForProduction(
  files: readonly ItemFile[] | undefined,
  decorationId: string,
): string | null {
  return archivedOf(files, decorationId).find(({ isForProduction }) => isForProduction)?.name ?? null
}
