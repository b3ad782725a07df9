/** Error codes of the operating system and of Node, and what they mean. */
const reasons: Record<string, string> = {
  EACCES: 'permission is denied',
  EPERM: 'the system does not permit it',
  EROFS: 'the file system is read-only',
  ENOSPC: 'there is no space left on the device',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would be larger than the system allows',
  EIO: 'the device has failed',
  ENOTDIR: 'a part of this path is a file, not a directory',
  EISDIR: 'it is a directory, but a file is expected',
  EEXIST: 'something else already has this path',
  ENOTEMPTY: 'the folder is not empty',
  // Node also reports this code if it cannot create a folder.
  ENOENT: 'it does not exist and cannot be created, or was removed meanwhile',
  ELOOP: 'its symbolic links lead in a circle',
  ENAMETOOLONG: 'the path is too long',
  EXDEV: 'it is on another file system',
  EBUSY: 'something else is using it',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EADDRINUSE: 'another program is listening there',
  EADDRNOTAVAIL: 'this machine does not have that address',
  ERR_SOCKET_BAD_PORT: 'a port is a number from 0 to 65535',
}

/**
 * One sentence for an error caused by the disk, permissions or ports; undefined for an error in Citywide.
 * @param outputs the directories written to. A file that is missing elsewhere is an error in Citywide; the error of a full
 * disk names no file.
 */
export function environmentText(error: unknown, outputs: string[]): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code = '', path, dest, port } = error as NodeJS.ErrnoException & { dest?: string; port?: number } // the fields of Node's own errors
  const reason = reasons[code]
  if (reason === undefined) return environmentText(error.cause, outputs)
  const isOurs = path !== undefined && outputs.some((dir) => path.startsWith(dir))
  if (code === 'ENOENT' && !isOurs) return undefined
  const place = port === undefined ? (dest ?? path ?? outputs.join(', or ')) : `Port ${port}`
  return `${place} cannot be used: ${reason}.`
}
