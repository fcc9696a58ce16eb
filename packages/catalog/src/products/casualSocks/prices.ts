import { sockPricing } from '../../prices.ts'

export const casualSocksPrices = sockPricing({
  cad: { prices: [1390, 1190, 990, 890], shipping: [95, 75, 55, 45] },
  usd: { prices: [1050, 875, 725, 650], shipping: [105, 80, 60, 50] },
})
