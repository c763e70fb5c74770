import type { ReactNode } from 'react';
import './style.css';

export const metadata = { title: 'Ginkgopolis against Hal', icons: 'data:,' };
export const viewport = { width: 'device-width' };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
