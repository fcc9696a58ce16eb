import fs from 'node:fs'
import process from 'node:process'
import loadGhostscript from '@okathira/ghostpdl-wasm'

const tell = (line: string) => process.stderr.write(`${line}\n`)

/** Writes what it is told to make of a PostScript program to its output: `source` and `made` in its words. Its file system is in memory, and only the file is in it. */
const [file, ...words] = process.argv.slice(2)
const ghostscript = await loadGhostscript({ print: tell, printErr: tell })
ghostscript.FS.writeFile('source', fs.readFileSync(String(file)))
const code = ghostscript.callMain(words)
// A pipe takes a large page in parts.
if (code === 0) process.stdout.write(ghostscript.FS.readFile('made'), () => process.exit(0))
else process.exit(code)
