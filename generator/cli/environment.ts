/** What the machine says no with, and what that means to a person. */
const reasons: Record<string, string> = {
  EACCES: 'permission is denied',
  EPERM: 'the system does not permit it',
  EROFS: 'the file system is read-only',
  ENOSPC: 'there is no space left on the device',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would be larger than the system allows',
  EIO: 'the device has failed',
  ENOTDIR: 'a part of this path is a file, not a directory',
  EISDIR: 'it is a directory, and a file is expected',
  EEXIST: 'something else is there already',
  ENOTEMPTY: 'something else is in it',
  // Node's word, too, for a folder it cannot make where nothing can be written.
  ENOENT: 'it is not there and cannot be made, or was removed meanwhile',
  ELOOP: 'its symbolic links lead in a circle',
  ENAMETOOLONG: 'the path is too long',
  EXDEV: 'it is on another file system',
  EBUSY: 'something else is using it',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EADDRINUSE: 'another program is listening there',
  EADDRNOTAVAIL: 'there is no such address on this machine',
  ERR_SOCKET_BAD_PORT: 'there is no such port',
}

/**
 * One sentence for an error that is no fault of ours but of disk, permissions or ports; undefined for any other.
 * @param outputs the directories written to. A file missing elsewhere is a fault of ours; and a full disk names no file.
 */
export function environmentText(error: unknown, outputs: string[]): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code = '', path, dest, port } = error as NodeJS.ErrnoException & { dest?: string; port?: number } // as Node's own errors are
  const reason = reasons[code]
  if (reason === undefined) return environmentText(error.cause, outputs)
  const isOurs = path !== undefined && outputs.some((dir) => path.startsWith(dir))
  if (code === 'ENOENT' && !isOurs) return undefined
  const place = port === undefined ? (dest ?? path ?? outputs.join(', or ')) : `Port ${port}`
  return `${place} cannot be used: ${reason}.`
}
