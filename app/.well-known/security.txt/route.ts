import { fileResponse } from '@/lib/files/file-response';
import { securityText } from '@/lib/files/security-text';

/** Tells security researchers where to report a weakness of the site (RFC 9116). */
export async function GET(): Promise<Response> {
  return fileResponse(await securityText(), { type: 'text/plain; charset=utf-8' });
}
