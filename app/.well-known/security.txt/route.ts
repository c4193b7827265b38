import { fileResponse } from '@/lib/files/file-response';
import { securityText } from '@/lib/files/security-text';

/** Where a weakness of the site can be reported, for those who look for it (RFC 9116). */
export async function GET(): Promise<Response> {
  return fileResponse(await securityText(), { type: 'text/plain; charset=utf-8' });
}
