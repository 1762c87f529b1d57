import {
  LogoutOutlined,
  MoonOutlined,
  PlusOutlined,
  SunOutlined,
  TranslationOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { iconNamed } from '@framework/components/icons';

const own: Readonly<Record<string, ReactNode>> = {
  logout: <LogoutOutlined className="mirrored" aria-hidden="true" />,
  moon: <MoonOutlined aria-hidden="true" />,
  plus: <PlusOutlined aria-hidden="true" />,
  sun: <SunOutlined aria-hidden="true" />,
  translation: <TranslationOutlined aria-hidden="true" />,
};

export function PaletteIcon({ name }: { readonly name: string }) {
  return own[name] ?? iconNamed(name);
}
