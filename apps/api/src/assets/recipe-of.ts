import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import { textRecipeSchema } from '@teamloom/contract/text-art.ts'
import { eq } from 'drizzle-orm'
import { assetVersions } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** What words an artwork was written with; null of what was not written here. */
export async function recipeOf(tx: Reader, assetVersionId: string): Promise<TextRecipe | null> {
  const [version] = await tx
    .select({ recipe: assetVersions.recipe })
    .from(assetVersions)
    .where(eq(assetVersions.id, assetVersionId))
  return textRecipeSchema.nullable().parse(version?.recipe ?? null)
}
