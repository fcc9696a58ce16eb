import { baked } from './looks.ts'
import { testPictures } from './picture-tests.ts'

// One half of the products: the other is tested at the same time.
testPictures(baked.filter((_, i) => i % 2 === 1))
