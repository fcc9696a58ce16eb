import { baked } from './looks.ts'
import { testStyles } from './picture-tests.ts'

// One half of the products: the other is tested at the same time.
testStyles(baked.filter((_, i) => i % 2 === 0))
