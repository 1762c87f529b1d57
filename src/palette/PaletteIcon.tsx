import {
  LogoutOutlined,
  MoonOutlined,
  PlusOutlined,
  SunOutlined,
  TranslationOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { iconNamed } from '@/layouts/icons';

const own: Readonly<Record<string, ReactNode>> = {
  logout: <LogoutOutlined className="mirrored" />,
  moon: <MoonOutlined />,
  plus: <PlusOutlined />,
  sun: <SunOutlined />,
  translation: <TranslationOutlined />,
};

export function PaletteIcon({ name }: { readonly name: string }) {
  return own[name] ?? iconNamed(name);
}
