import { QRCode } from 'antd';

/** QR code of the address that verifies a certificate; dark on white in every theme, as cameras need it. */
export default function CertificateQr({ address }: { readonly address: string }) {
  return (
    <QRCode
      value={address}
      type="svg"
      size={88}
      bordered={false}
      color="#000000"
      bgColor="#ffffff"
      errorLevel="L"
      aria-hidden="true"
    />
  );
}
