/**
 * Names that have capitals, and yet are no words without them. The dictionary holds them in their own case; hasty notes write "eks" and
 * "kaggle" and mean the same.
 */
export const LOWERED = new Set(
  (
    'a100 acpi activejob activerecord activestorage activesupport adb adc aes afni aix ajax aks alac alsa altera anki apns aprs ' +
    'asan asio atari aur authenticode autogen automerge av1 avr avx avx2 avx512 axi axi4 bert ble bpf braintree buildpacks bwa ' +
    'caffe cdk cdn cgi chainer cifs clippy clmul cloudsql cntk conda conll cordova coredata cpan cran creo criu cura cvs dac ' +
    'dafny darknet dask datahub datatables db2 dbrx ddns ddr3 ddr4 ddr5 dds devtools dita dma dmm dmx docsis drf drm dsp ' +
    'duckduckgo dvc dvi dxf ebs ecdh ecp5 ecr edid egl eigen eigen3 ejs ekf ekf2 eks endnote energia ensembl epub erb esm ' +
    'ethernet etw evm exadata exim f2fs falco fedora firefox frappe frida frr fsl ft8 ftir ftp ftps gatling gba gce gcs gdm geth ' +
    'gha ghcr ghdl giphy github gitlab glew gmp gnss gopath goroot gpx grub gsm gtsam h100 hana hdmi hedera heif heimdall hkdf ' +
    'hls hmac houdini hplc hsts i2s icmp iiif iis imu itk jax jdk jfr jms jmx jni joplin jpa jsf jsp jvmti kaggle keda kml knn ' +
    'koha kvm lcsc lilo livewire lottie lsp lstm lstms lte lto lvds lvm lwc lxde mapillary mastodon maui mcp md5 megatron meraki ' +
    'mfa midi mifare mimir mipi mips misra mjpeg mkl mmc mmio mmu monit moq moveit moveit2 mp3 mp4 mpfr mpi msw mtd mvvm n64 ' +
    'nakama nand nanopore ndk netconf nfc nfs nlb nmr nss ntp nucleo numa ocr omeka ontap openelec osm paho paxos pca pcr ' +
    'peap pecl peft phaser phpmd pkce plc plex pm2 ppo prisma psram ptp pubsub pxe pxelinux pynq qml qspi qt qualcomm radv rasa ' +
    'rbac rdf rdma rds restconf rfid rgmii rmii rnn ros rpi rpki rsa rstp rtc rtp rvm sarif sata sbml sbt scim scsi sctp sdcc ' +
    'sdio sdl sdl2 sdl3 sdr sdram seurat sg90 sgmii sha1 shap simd simh sitl smb snes sns solaris spi spyder sse ssis ssm ssrs ' +
    'sssd stonith stryker suse svm swc swd swmm symantec tanzu taxii tegra tftp timeshift tpm tpu trac trixie tsv twrp typer ' +
    'uart umap uml usb usdz uvm uwb uwp v100 vae vala vfio vga vgg vitis vlc voip voron vp8 vpc vpn vrml vst vtk vulkan waf wasi ' +
    'wcf webex weebly weka wfs whmcs wifi wix wms wpf wrf xcb xdp xen xeon xero xfs xna xsd ynab yolo z80 zeroconf zodb zuul'
  ).split(' '),
)
