import { sockPricing } from '../../prices.ts'

export const sportSocksPrices = sockPricing({
  cad: { prices: [1690, 1450, 1230, 1110], shipping: [125, 95, 70, 60] },
  usd: { prices: [1250, 1100, 900, 800], shipping: [140, 100, 75, 65] },
})
