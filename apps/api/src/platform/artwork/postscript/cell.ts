import path from 'node:path'

/** What a program that is set apart from the machine finds there, read only; all paths are absolute, without a colon. */
export type Cell = {
  readonly folders: readonly string[]
  readonly files: readonly string[]
  /** What links of the root with their own name point to: `usr/bin`. */
  readonly links: readonly string[]
  /** The installation's data, empty where it lies within what is shown. */
  readonly hidden: string
}

/** Said before the program is run: what comes before it is the machine's doing, not the file's. */
export const setApartMark = 'set apart\n'

/**
 * Makes a root of its own of what is shown, and runs the program there as the first one's child, so that its signals
 * act on it, without a right over mounts. Who ends the outermost ends them all.
 */
const script = `set -e
PATH=/usr/sbin:/usr/bin:/sbin:/bin
IFS=:
folder=$1 hidden=$2 root=$1/.cell folders=$3 files=$4 links=$5 made=$6
shift 6
mkdir -p "$root"
mount -n -t tmpfs -o size=1m,nosuid,nodev tmpfs "$root"
(cd "$root" && mkdir -p old proc dev $made)
if [ -n "$links" ]; then ln -s $links "$root/"; fi
for each in $folders; do mount -n -o bind,ro,nosuid,nodev "$each" "$root$each"; done
for each in $files; do
  if [ ! -e "$root$each" ]; then : >"$root$each"; fi
  mount -n -o bind,ro,nosuid,nodev "$each" "$root$each"
done
if [ -d "$root$hidden" ]; then mount -n -t tmpfs -o size=64k,nosuid,nodev tmpfs "$root$hidden"; fi
: >"$root/dev/null"
mount -n --bind /dev/null "$root/dev/null"
mkdir -p "$root$folder"
mount -n --bind "$folder" "$root$folder"
mount -n --rbind /proc "$root/proc"
cd "$root"
pivot_root . old
cd "$folder"
umount -n -l /old
umount -n -l /proc
echo set apart >&2
set +e
setpriv --bounding-set=-all --inh-caps=-all --no-new-privs -- "$@"
exit $?`

const namespaces = ['--user', '--map-root-user', '--mount', '--net', '--pid', '--ipc', '--uts']

/** The command in namespaces of its own: of files it has what the cell shows, and `folder` to write in. */
export function setApart(
  command: readonly string[],
  folder: string,
  { folders, files, links, hidden }: Cell,
): readonly [string, ...string[]] {
  const outer = ['setpriv', '--pdeathsig', 'KILL', '--', 'unshare', ...namespaces, '--fork', '--kill-child']
  const made = [...folders, ...files.map(file => path.dirname(file))].map(each => each.slice(1))
  const lists = [folders, files, links, made].map(list => list.join(':'))
  const inner = ['/bin/sh', '-c', script, 'sh', folder, hidden, ...lists, ...command]
  return ['/usr/bin/env', ...outer, '--', ...inner]
}
