import { desc } from 'drizzle-orm'
import { cartItems } from '#api/db/tables.ts'

export const newestInCart = [desc(cartItems.createdAt), desc(cartItems.id)] as const
