import { baked } from './looks.ts'
import { testPictures, testStyles } from './picture-tests.ts'

testPictures(baked)

// The others' are asked by `npm run drawings`.
const withStyles = ['tshirt', 'beanie']
testStyles(baked.filter(({ name }) => withStyles.includes(name)))
