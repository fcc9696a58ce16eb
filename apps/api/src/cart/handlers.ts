import { addCartItem } from '#api/cart/add-item.ts'
import { changeCartLines } from '#api/cart/change-lines.ts'
import { listEarlier, readEarlier } from '#api/cart/earlier-lists.ts'
import { fillFromCollection } from '#api/cart/from-collection.ts'
import { listCartItems } from '#api/cart/list-items.ts'
import { parseCartLines } from '#api/cart/parse-lines.ts'
import { priceDesign, priceMyCart } from '#api/cart/price.ts'
import { pricePromo } from '#api/cart/price-promo.ts'
import { readCartLines } from '#api/cart/read-lines.ts'
import { removeCartItem } from '#api/cart/remove-item.ts'
import { setCartLines } from '#api/cart/set-lines.ts'
import { setCartSizes } from '#api/cart/set-sizes.ts'

export const cartHandlers = [
  addCartItem,
  listCartItems,
  setCartSizes,
  removeCartItem,
  priceDesign,
  priceMyCart,
  pricePromo,
  fillFromCollection,
  readCartLines,
  setCartLines,
  changeCartLines,
  parseCartLines,
  listEarlier,
  readEarlier,
]
